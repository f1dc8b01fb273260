import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { describePlan, type PlanType, type PublishPlan } from '@/lib/publish-plans'

const FAILED = 'It could not be done just now. Try again in a moment.'

type Answer = { plans?: PublishPlan[]; errors?: { message?: string }[] }
type RequestOptions = { method: 'GET' | 'POST' | 'DELETE'; body?: object }

/** Reads and changes the schedule of the document at an API address; null for a new document. */
export function usePlans(address: string | null) {
  const [plans, setPlans] = useState<PublishPlan[]>([])
  /** The result of the last action, as a sentence. */
  const [message, setMessage] = useState<string | null>(null)
  /** The schedule that was just canceled, which can be restored. */
  const [removed, setRemoved] = useState<PublishPlan | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (address) void request(address, { method: 'GET' }).then((answer) => isCurrent && setPlans(answer.plans ?? []))
    return () => {
      isCurrent = false
    }
  }, [address])

  async function change(path: string, how: RequestOptions): Promise<string | null> {
    const answer = await request(`${address}${path}`, how)
    if (!answer.plans) return answer.errors?.[0]?.message ?? FAILED
    setPlans(answer.plans)
    return null
  }

  /** Resolves to the error message, or to null on success. */
  async function plan(type: PlanType, at: string): Promise<string | null> {
    const problem = await change('', { method: 'POST', body: { type, at } })
    if (problem) return problem
    setMessage(`${describePlan(type, at)}.`)
    setRemoved(null)
    return null
  }

  async function cancel(one: PublishPlan): Promise<void> {
    const problem = await change(`/${one.id}`, { method: 'DELETE' })
    if (problem) return void toast.error(problem)
    setRemoved(one.hasFailed ? null : one)
    setMessage('Taken off.')
  }

  async function restorePlan({ type, at }: PublishPlan): Promise<void> {
    const problem = await plan(type, at)
    if (problem) toast.error(problem)
  }

  return { plans, message, removed, plan, cancelPlan: cancel, restorePlan }
}

async function request(address: string, { method, body }: RequestOptions): Promise<Answer> {
  try {
    const headers = body && { 'Content-Type': 'application/json' }
    const response = await fetch(address, { method, headers, body: body && JSON.stringify(body) })
    return (await response.json()) as Answer
  } catch {
    return {}
  }
}
