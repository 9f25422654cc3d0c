-- Jobs carry the names of their handlers: waiting rows follow. A new database has no job table yet when this runs.
-- Older servers cannot serve after this: they would not find the jobs that they add.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    update graphile_worker._private_tasks t set identifier = renamed.new from (values
      ('tell-kitchen-carrier', 'notify-kitchen-carrier'),
      ('tell-kitchen-end', 'notify-kitchen-end'),
      ('begin-order', 'release-scheduled-order'),
      ('query-payment', 'poll-payment'),
      ('finish-payment', 'commit-payment'),
      ('return-payment', 'refund-payment'),
      ('send-return-notice', 'send-refund-notice'),
      ('send-delivery', 'request-delivery'),
      ('track-delivery', 'poll-delivery'),
      ('call-off-delivery', 'cancel-delivery'),
      ('tell-courier-ready', 'notify-courier-ready'),
      ('end-undelivered', 'cancel-undelivered-order'),
      ('send-order-end', 'send-order-ended'),
      ('watch-orders', 'alert-unaccepted-orders')
    ) as renamed (old, new) where t.identifier = renamed.old;
  end if;
end
$$;
