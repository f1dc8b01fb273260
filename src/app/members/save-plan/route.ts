import { postSavePlan } from '@/features/plan/saved/handlers'

export const POST = postSavePlan
