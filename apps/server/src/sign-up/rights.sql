-- The operator's command writes invitations as the owner.
insert into serving_rights values
  ('sign_up_invitations', 'select, delete');
