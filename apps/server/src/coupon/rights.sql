insert into serving_rights values
  ('coupons', 'select, insert, delete'),
  ('coupon_uses', 'select, insert'),
  ('coupon_counters', 'select, insert, update'),
  ('invitations', 'select, insert, update, delete'),
  ('coupon_switches', 'select, insert, update, delete');

insert into changeable_columns values
  ('coupons', 'document'),
  ('coupon_uses', 'mailbox'),
  ('coupon_uses', 'is_counted'),
  ('coupon_uses', 'returned_at');
