import 'server-only'
import { staffHandler } from '@/features/staff/server/api'
import { answerWith } from '@/server/http/answers'
import { eventImportSchema, undoEventImportSchema } from '../../rules/event-import/row-outcomes'
import { checkEvents, importEvents } from './import'
import { undoEventImport } from './undo-import'

/** POST /staff/events/import: checks a file of events or, with the lines that staff saw, adds them to the calendar. */
export const postEventImport = staffHandler({
  name: 'event-import',
  schema: eventImportSchema,
  roles: ['editor', 'coach'],
  run: async (staff, values) =>
    answerWith(values.lines ? await importEvents(staff, values) : await checkEvents(values.text)),
})

/** POST /staff/events/undo-import: removes every event that an import added. */
export const postUndoEventImport = staffHandler({
  name: 'event-undo-import',
  schema: undoEventImportSchema,
  roles: ['editor', 'coach'],
  run: async (staff, { id }) => answerWith(await undoEventImport(staff, id)),
})
