import type { HomeChild } from '../../src/app/(members)/family/home-child'
import type { FamilyTask } from '../../src/features/coaching/rules/family-home'
import type { OwnEntry } from '../../src/features/entries/server/family-status/own-entries'
import type { FamilyPapers } from '../../src/features/people/rules/family-papers'

/** Complete papers: all four consents, and a contact. */
export function papers(change: Partial<FamilyPapers> = {}): FamilyPapers {
  return {
    isSigned: true,
    guardian: null,
    emergencyName: 'Rosa Alvarez',
    emergencyPhone: '(623) 555-0151',
    pickups: [],
    given: { participation: true, medical: true, concussion: true, conduct: true },
    ...change,
  }
}

/** A child of 12U with number 11 and complete papers. */
export function homeChild(change: Partial<HomeChild> = {}): HomeChild {
  return {
    id: 'nora',
    firstName: 'Nora',
    lastName: 'Whitfield',
    number: '11',
    squad: '12U',
    divisions: ['12U'],
    papers: papers(),
    ...change,
  }
}

/** A film of eight minutes with three questions that Nora has to watch. */
export function familyTask(change: Partial<FamilyTask> = {}): FamilyTask {
  return {
    child: 'nora',
    slug: 'rotations',
    title: 'Rotations',
    dueOn: '2027-01-13',
    share: 0,
    isWatched: false,
    durationSeconds: 480,
    questions: 3,
    ...change,
  }
}

/** A registration of Nora in review. */
export function ownEntry(change: Partial<OwnEntry> = {}): OwnEntry {
  return {
    id: 'entry',
    kind: 'player-registrations',
    child: 'nora',
    stage: 'reviewing',
    receivedAt: '2027-01-12T20:00:00.000Z',
    dueAt: '2027-01-15T20:00:00.000Z',
    isLate: false,
    ...change,
  }
}
