import type { Child, Viewer } from '@/features/members/server/api'

/** Whose films, progress and results are shown: the viewer's own, or those of a parent's child. */
export type Learner = {
  /** The member whose records count; null for staff, of whom none are kept. */
  memberId: string | null
  /** True for players, whom assignments reach and who pass one quiz after the other. */
  isPlayer: boolean
  /** False for those who only look on: parents and staff. */
  isRecorded: boolean
  /** The child a parent looks at. */
  child: Child | null
}

/**
 * Whose progress this viewer sees. A parent sees one linked child at a time, the first unless another one is asked for.
 * @returns null for a parent without a linked child, who sees nothing of the film room
 */
export function learnerOf(viewer: Viewer, askedChild?: string): Learner | null {
  const { kind, id, role, children } = viewer
  if (role === 'parent') {
    const child = children.find((one) => one.id === askedChild) ?? children[0]
    return child ? { memberId: child.id, isPlayer: true, isRecorded: false, child } : null
  }
  const isMember = kind === 'member'
  return { memberId: isMember ? id : null, isPlayer: isMember && role === 'player', isRecorded: isMember, child: null }
}
