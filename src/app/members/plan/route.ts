import { getPlan } from '@/features/plan/server/handlers'

export const GET = getPlan
