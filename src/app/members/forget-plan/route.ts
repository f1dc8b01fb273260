import { postForgetPlan } from '@/features/plan/store/handlers'

export const POST = postForgetPlan
