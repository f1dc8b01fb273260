import { postForgetPlan } from '@/features/plan/saved/handlers'

export const POST = postForgetPlan
