import { postSecondFactor } from '@/features/staff/server/handlers/second-factor'

export const POST = postSecondFactor
