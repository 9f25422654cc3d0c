insert into serving_rights values
  ('survey_answers', 'select, insert, update');
