import { postSavePlan } from '@/features/plan/store/handlers'

export const POST = postSavePlan
