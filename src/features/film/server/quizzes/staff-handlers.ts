import 'server-only'
import { staffHandler } from '@/features/staff/server/api'
import { privateJson, refuse } from '@/server/http/answers'
import { readCsv } from '@/server/read-csv'
import { findColumns, readQuestions, readQuestionsSchema } from '../../rules/question-import'

/**
 * POST /staff/quiz/read: returns the outcome for each line of a question file. Stores nothing: the quiz form saves the
 * questions.
 */
export const postReadQuestions = staffHandler({
  name: 'quiz-read',
  schema: readQuestionsSchema,
  roles: ['editor', 'coach'],
  run: (_staff, { text, known }) => {
    const table = readCsv(text)
    if (!table.ok) return refuse(422, table.error)
    const columns = findColumns(table.value.header)
    if (typeof columns === 'string') return refuse(422, columns)
    return privateJson(readQuestions(columns, table.value.rows, known))
  },
})
