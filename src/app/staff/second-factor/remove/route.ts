import { postFactorRemoval } from '@/features/staff/server/handlers/second-factor'

export const POST = postFactorRemoval
