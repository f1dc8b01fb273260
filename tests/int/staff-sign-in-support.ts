import { GET, PATCH, POST } from '@/app/(payload)/api/[...slug]/route'
import type { StaffRole } from '@/lib/roles'
import { payload } from './support'

export const PASSWORD = 'a-long-and-quiet-sentence'
let made = 0

type Sent = { client?: string; cookie?: string; body: object | FormData }

/** Returns the response of Payload's REST API to a write of a staff account: `login`, an id, or nothing to create one. */
export function send(method: 'POST' | 'PATCH', action: string, { client = '198.51.100.9', cookie, body }: Sent) {
  const slug = ['staff', ...(action ? [action] : [])]
  const isForm = body instanceof FormData
  const request = new Request(`http://localhost:3000/api/${slug.join('/')}`, {
    method,
    headers: {
      'x-fullcourt-client': client,
      'sec-fetch-site': 'same-origin',
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  return (method === 'POST' ? POST : PATCH)(request, { params: Promise.resolve({ slug }) })
}

/** Returns the response of the staff sign-in. */
export function signIn(
  email: string,
  password: string,
  { proof, ...from }: Omit<Sent, 'body'> & { proof?: string } = {},
): Promise<Response> {
  return send('POST', 'login', { ...from, body: { email, password, proof } })
}

/** Creates a member of staff with a password. */
export async function makeColleague(role: StaffRole = 'registrar') {
  const email = `colleague${(made += 1)}@example.org`
  const data = { name: `Colleague ${made}`, email, password: PASSWORD, roles: [role] }
  const { id } = await (await payload()).create({ collection: 'staff', data })
  return { id, email }
}

/** Returns the cookies that a response sets, as a Cookie header. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Returns the messages of a refusal, with their fields. */
export async function problemsOf(answer: Response): Promise<{ path?: string; message: string }[]> {
  type Problem = { message: string; data?: { errors: { path: string; message: string }[] } }
  const { errors } = (await answer.json()) as { errors: Problem[] }
  return errors.flatMap((error) => error.data?.errors ?? [{ message: error.message }])
}

/** Returns the response of one of our handlers to a POST from the site. */
export function postTo(handler: (request: Request) => Promise<Response>, body: object, cookie = ''): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-fullcourt-client': '198.51.100.9',
    cookie,
  }
  return handler(new Request('http://localhost:3000/staff', { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** Returns the user of this session cookie, according to the API. */
export async function whoIs(cookie: string): Promise<string | null> {
  const { user } = (await (await get('staff/me', cookie)).json()) as { user: { id: string } | null }
  return user?.id ?? null
}

/** Returns the response of Payload's REST API to a GET. */
export function get(route: string, cookie: string): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/${route}`, {
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  })
  return GET(request, { params: Promise.resolve({ slug: route.split('?')[0]!.split('/') }) })
}
