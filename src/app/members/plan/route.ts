import { getPlan } from '@/features/plan/store/handlers'

export const GET = getPlan
