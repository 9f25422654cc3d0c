-- The newest answers first, as the counter lists them.
create index survey_answers_by_time on survey_answers (tenant_id, answered_at desc, order_id);
