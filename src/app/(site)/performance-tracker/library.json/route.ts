import { getPlanLibrary } from '@/features/plan/server/queries'

export const dynamic = 'force-static'
export const revalidate = 300

/** The library that a browser chooses a plan from: the same for everyone, so that no figure of a player is sent. */
export async function GET(): Promise<Response> {
  return Response.json(await getPlanLibrary())
}
