-- Undoes the transaction that found too few units: nothing of the order stays, not even its key. The products are in the detail.
create function refuse_sold_out(products integer[]) returns boolean language plpgsql as $$
begin
  raise exception 'sold out' using errcode = 'CS001', detail = array_to_json(products)::text;
end
$$;

-- Adds waiting jobs, given as an array of graphile_worker.job_spec, to the caller's transaction. As the library's add_jobs does, which
-- takes over for a task that no worker has named yet, but in one statement and without a notification: those pass one at a time
-- through every commit, and these jobs wait for their time anyway.
create function enqueue_jobs(specs jsonb) returns integer language plpgsql as $$
declare
  stored integer;
begin
  insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts, key, priority)
  select t.id, j.payload, j.run_at, j.max_attempts, j.job_key, j.priority
  from jsonb_populate_recordset(null::graphile_worker.job_spec, specs) j join graphile_worker._private_tasks t on t.identifier = j.identifier
  on conflict (key) do nothing;
  get diagnostics stored = row_count;
  if stored < jsonb_array_length(specs) then
    perform graphile_worker.add_jobs((select array_agg(j) from jsonb_populate_recordset(null::graphile_worker.job_spec, specs) j));
  end if;
  return jsonb_array_length(specs);
end
$$;
