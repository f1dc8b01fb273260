'use client'

import { startTransition, useEffect, useState } from 'react'
import type { PlanInput } from '../rules/body'
import type { Library } from '../rules/library'
import { loadLibrary, loadParts, type PlanParts } from './load-parts'
import { toAccountPlan, isSameChoice, toSaved, withSaved } from './saved/carry'
import type { SavedPlan } from '../rules/saved-schema'
import { useAccount } from './saved/use-account'
import { clearStoredPlan, storePlan, newSession, readStoredPlan, type Session } from '../rules/session'
import type { PlanValues } from '../rules/schema'

export type Plan = { session: Session; input: PlanInput; library: Library; View: PlanParts['PlanView'] }

/** The displayed plan, if any, and where it is stored: on this device, in a member's account, or nowhere. */
export function usePlan() {
  const [plan, setPlan] = useState<Plan | null>(null)
  const [isKept, setIsKept] = useDevice(setPlan)
  const [answers, setAnswers] = useState<PlanValues | null>(null)
  const account = useAccount()

  async function start(values: PlanValues, input: PlanInput): Promise<void> {
    const [{ PlanView }, library] = await Promise.all([loadParts(), loadLibrary()])
    const found = account.current?.state.is === 'found' ? account.current.state.plan : null
    const session = { ...newSession(values, Math.random()), ...(found && toAccountPlan(found)) }
    // Another goal makes it another plan: the account keeps its own until the user decides.
    if (found && isSameChoice(input, found)) account.adopt()
    else account.stop()
    if (isKept) storePlan(session)
    // The button responds immediately; the plan follows as soon as it is rendered.
    startTransition(() => {
      setAnswers(values)
      setPlan({ session, input, library, View: PlanView })
    })
  }

  function update(change: Partial<Session>, input = plan?.input): void {
    if (!plan || !input) return
    const session = { ...plan.session, ...change }
    if (isKept) storePlan(session)
    account.follow(toSaved(input, session))
    setPlan({ ...plan, session, input })
  }

  /** Replaces the displayed choices by those of the account, and keeps the entered body data. */
  function applySaved(saved: SavedPlan): void {
    if (!plan) return
    const { goal, position, trainingFrequency } = saved
    const change = { values: withSaved(plan.session.values, saved), ...toAccountPlan(saved) }
    update(change, { ...plan.input, goal, position, trainingFrequency })
    account.adopt()
  }

  function saveToAccount(): void {
    if (plan) void account.save(toSaved(plan.input, plan.session))
  }

  function setStored(wanted: boolean): boolean {
    if (!wanted) clearStoredPlan()
    const done = !wanted || (plan !== null && storePlan(plan.session))
    if (done) setIsKept(wanted)
    return done
  }

  function leave(values = plan?.session.values ?? null): void {
    account.stop()
    startTransition(() => {
      setAnswers(values)
      setPlan(null)
    })
  }

  function clear(): void {
    clearStoredPlan()
    setIsKept(false)
    leave(null)
  }

  return { plan, isKept, answers, account, start, update, applySaved, saveToAccount, setStored, leave, clear }
}

export type PlanActions = Omit<ReturnType<typeof usePlan>, 'plan' | 'answers' | 'start'>

/** Stores whether this device keeps the plan. Shows a previously stored plan. */
function useDevice(show: (plan: Plan) => void) {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    const stored = readStoredPlan()
    if (!stored) return
    Promise.all([loadParts(), loadLibrary()]).then(
      ([{ planSchema, PlanView }, library]) => {
        const { data } = planSchema.safeParse(stored.values)
        if (!data) return clearStoredPlan()
        setIsKept(true)
        show({ session: stored, input: data, library, View: PlanView })
      },
      // Without a connection the form and the stored plan are kept.
      () => undefined,
    )
  }, [show])
  return [isKept, setIsKept] as const
}
