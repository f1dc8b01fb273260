import type { Viewer } from './viewer'

/** Returns the ids of the divisions a coach is responsible for, or null for admins, who have access to all divisions. */
export function coachScope({ role, divisions }: Viewer): string[] | null {
  return role === 'admin' ? null : divisions
}
