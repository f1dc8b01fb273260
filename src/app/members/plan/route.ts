import { getPlan } from '@/features/plan/saved/handlers'

export const GET = getPlan
