import type { Child, Viewer } from '@/features/members/server/api'

/** The person whose films, progress and results are shown: the viewer, or a parent's child. */
export type Learner = {
  /** The member whose records are stored; null for staff, who have no records. */
  memberId: string | null
  /** True for players, who receive assignments and must pass the quizzes in order. */
  isPlayer: boolean
  /** False for parents and staff, who only view. */
  isRecorded: boolean
  /** The child whose data a parent views. */
  child: Child | null
}

/**
 * Returns the person whose progress this viewer sees. A parent sees one linked child at a time, by default the first.
 * @returns null for a parent without a linked child, who has no access to the film room
 */
export function learnerOf(viewer: Viewer, childId?: string): Learner | null {
  const { kind, id, role, children } = viewer
  if (role === 'parent') {
    const child = children.find((one) => one.id === childId) ?? children[0]
    return child ? { memberId: child.id, isPlayer: true, isRecorded: false, child } : null
  }
  const isMember = kind === 'member'
  return { memberId: isMember ? id : null, isPlayer: isMember && role === 'player', isRecorded: isMember, child: null }
}
