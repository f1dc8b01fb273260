import * as z from 'zod'
import { DIVISION_KEYS } from '../divisions'

/** A file of players for a squad. Without `lines` the file is only checked. */
export const importSchema = z.strictObject({
  division: z.enum(DIVISION_KEYS, 'Choose a squad.'),
  text: z.string('Choose a file.').min(1, 'The file is empty.'),
  /** The lines that staff saw as additions in the dry run. */
  lines: z.array(z.int()).min(1, 'No line of this file adds a player.').optional(),
})

/** The import to undo, by the id of its audit entry. */
export const undoImportSchema = z.strictObject({ id: z.string().regex(/^\d{1,18}$/, 'There is no such import.') })

export type ImportValues = z.output<typeof importSchema>
