import type { Viewer } from './viewer'

/** Ids of the divisions a coach looks after; null for admins, who look after all of them. */
export function coachScope({ role, divisions }: Viewer): string[] | null {
  return role === 'admin' ? null : divisions
}
