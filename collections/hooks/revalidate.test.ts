import { describe, expect, test } from 'vitest'
import { collections, globals } from '../index'
import { revalidateCollection, revalidateGlobal } from './revalidate'

/** Content that no cached page shows. All other content must invalidate its tag. */
const OFFICE_GLOBALS = 'inbox-settings automatic-mails enrolment-page tour-settings film-settings staff-settings'.split(
  ' ',
)
const OFFICE = `player-registrations tryout-registrations applications form-entries tryout-days enrolments mails
  mail-templates seasons quizzes film-assignments film-comments members film-views quiz-attempts film-files
  sponsor-inquiries tour-requests deck-links staff legal-holds`.split(/\s+/)

const isOf = (office: string[]) => (one: { slug: string }) => office.includes(one.slug)
const isNotOf = (office: string[]) => (one: { slug: string }) => !office.includes(one.slug)
const [globalChanged] = revalidateGlobal.afterChange
const [changed] = revalidateCollection.afterChange
const [deleted] = revalidateCollection.afterDelete

test.each(globals.filter(isNotOf(OFFICE_GLOBALS)))('the global $slug invalidates its tag', ({ hooks }) => {
  expect(hooks?.afterChange).toContain(globalChanged)
})

test.each(collections.filter(isNotOf(OFFICE)))('the collection $slug invalidates its tag', ({ hooks }) => {
  expect(hooks?.afterChange).toContain(changed)
  expect(hooks?.afterDelete).toContain(deleted)
})

describe('does not invalidate content that no cached page shows', () => {
  test.each(globals.filter(isOf(OFFICE_GLOBALS)))('$slug', ({ hooks }) => {
    expect(hooks?.afterChange ?? []).not.toContain(globalChanged)
  })
  test.each(collections.filter(isOf(OFFICE)))('$slug', ({ hooks }) => {
    expect(hooks?.afterChange ?? []).not.toContain(changed)
  })
})
