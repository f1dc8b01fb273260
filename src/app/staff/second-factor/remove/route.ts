import { postFactorRemoval } from '@/server/staff/handlers/second-factor'

export const POST = postFactorRemoval
