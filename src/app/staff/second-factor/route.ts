import { postSecondFactor } from '@/server/staff/handlers/second-factor'

export const POST = postSecondFactor
