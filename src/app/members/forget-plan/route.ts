import { postForgetPlan } from '@/features/plan/server/handlers'

export const POST = postForgetPlan
