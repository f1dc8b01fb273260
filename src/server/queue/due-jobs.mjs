/** Oldest job that is due and that no worker has begun, in seconds; 0 without one. SQL for the site and its metrics. */
export const OLDEST_JOB_SECONDS = `coalesce((SELECT extract(epoch FROM now() - min(run_at)) FROM graphile_worker._private_jobs
  WHERE locked_at IS NULL AND run_at <= now() AND attempts < max_attempts), 0)::float8`
