/** The public API of this domain for other domains. */
export { type Colleague, type OpenDay, type Choices, listChoices, listColleagues, listOpenDays } from './choices'
export { decryptValues, tableOf, valueColumns, toEntryValues, type EntryValues } from './entry-values'
export { findAnswerSections } from './entry/written'
export { type Scope, binder, inboxWhere, WAS_OFFERED } from './filter-sql'
export { kindsOf, handlesKind } from './kind-roles'
export { moveEntry } from './move'
export { explainOvertaken } from './overtaken'
export {
  findScope,
  searchEntries,
  countOpen,
  listColumns,
  listEntries,
  type OpenCounts,
  type InboxPage,
  type SearchAnswer,
  readChangedEntries,
} from './queries'
export { closeSettings } from './search-sql'
export { queueStatusMails, writeNote, listTexts, writeFor } from './status-mails/answer'
export { type AnswerText } from './status-mails/answer-mail'
export { findAddressee, hasFamilyPage, type Addressee } from './status-mails/mail-facts'
export { findTryoutDay, type Candidate } from './status-mails/tryout-day'
export { findUndoMinutes, undoMove, type Undone } from './undo/undo'
