import { Locked, type AfterErrorHook } from 'payload'

const MESSAGE = 'A colleague is changing this now. What you entered is still here but not saved.'

/** Answers the save of a document that a colleague is changing with a sentence for staff; Payload's own one names only its id. */
export const explainLock: AfterErrorHook = ({ error }) =>
  error instanceof Locked ? { response: { errors: [{ name: 'Locked', message: MESSAGE }] } } : undefined
