import { postSavePlan } from '@/features/plan/server/handlers'

export const POST = postSavePlan
