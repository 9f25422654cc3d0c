begin;
insert into baseline.orders (tenant_id, store_id, buyer_id, status, total, snapshot)
values ('burger', 1, gen_random_uuid(), 'created', 43950,
  '{"name": "Camila Rojas", "email": "camila@example.com", "phone": "+56987654321", "store": "Local Ñuñoa", "address": "Av. Irarrázaval 2014, Ñuñoa", "timeZone": "America/Santiago", "dispatchMethod": "in_store", "paymentMethod": "cash"}')
    returning id \gset
insert into baseline.order_lines select :id::uuid, n, 100 + n, 'Doble Brasa', 1, 7990,
  '[{"id": 1001, "name": "Tres cuartos", "quantity": 1, "price": 0}, {"id": 1011, "name": "Brioche con sésamo", "quantity": 1, "price": 0}]'
    from generate_series(1, 5) n;
insert into baseline.outbox (order_id, payload)
values (:id::uuid, '{"task": "notify-kitchen", "tenant": "burger"}');
commit;
