import { expect, test } from '../support/http'

test('reports to a supervisor that the site is alive and ready, and nothing else', async ({ request }) => {
  // A server that has just started on a busy machine may not have reached its database within the probe's time.
  await expect.poll(async () => (await request.get('/readyz')).status()).toBe(200)
  for (const path of ['/livez', '/readyz']) {
    const answer = await request.get(path)
    expect([answer.status(), await answer.text(), answer.headers()['cache-control']]).toEqual([200, 'ok\n', 'no-store'])
  }
})

test('measures requests by class, without an address in it', async ({ request }) => {
  await request.get('/enrol/aVerySecretLink')
  await request.get('/search?q=Averysecretname')
  await request.get('/')
  await request.get('/')
  const text = await (await request.get('/metrics')).text()
  expect(text).toMatch(/fullcourt_request_seconds_count\{route="member",status="\dxx"\} [1-9]/)
  expect(text).toMatch(/fullcourt_page_cache_hits_total [1-9]/)
  expect(text).toMatch(/fullcourt_pool_connections\{pool="fullcourt-own",state="idle"\} \d/)
  expect(text).toMatch(/fullcourt_database_up 1\n/)
  expect(text).toMatch(/fullcourt_mails_failed \d/)
  expect(text).toMatch(/fullcourt_nodejs_eventloop_lag_p99_seconds \d/)
  expect(text).not.toMatch(/secret/i)
})

test('hides the metrics from visitors behind a proxy', async ({ request }) => {
  const answer = await request.get('/metrics', { headers: { 'x-forwarded-for': '192.0.2.7' } })
  expect([answer.status(), await answer.text()]).toEqual([404, ''])
})
