import { useEffect, useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import type { BulkMailOptions } from '@/features/entries/rules/bulk-mail'
import type { MailsToCome } from '@/features/entries/rules/outcome'

/** The debounce after a change of the reason. */
const PAUSE_MS = 300

export type MailTarget = { status: string } & BulkMailOptions
type Answer = { mails: MailsToCome } | { message: string }

/**
 * Previews the mails that a move would send, again after every change of the choice.
 * @returns null while nothing is chosen or the response is pending
 */
export function useMailsToCome(ids: readonly string[], target: MailTarget): Answer | null {
  const question = target.status === '' ? '' : JSON.stringify({ ...target, entries: ids })
  const [answered, setAnswered] = useState<{ question: string; answer: Answer } | null>(null)
  useEffect(() => {
    if (question === '') return
    let isOld = false
    const timer = setTimeout(() => {
      void postStaff<MailsToCome>(adminPaths.staffPost('inbox/preview'), JSON.parse(question) as object).then(
        (answer) => {
          if (isOld) return
          setAnswered({
            question,
            answer: 'message' in answer ? { message: String(answer.message) } : { mails: answer },
          })
        },
      )
    }, PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [question])
  return answered?.question === question ? answered.answer : null
}
