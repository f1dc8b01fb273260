import { zodResolver } from '@hookform/resolvers/zod'
import { planSchema } from '../rules/schema'

// Loaded together when the user starts to fill in the form, see use-plan.
export { planSchema }
export { PlanView } from './view/PlanView.client'
export const planResolver = zodResolver(planSchema)
