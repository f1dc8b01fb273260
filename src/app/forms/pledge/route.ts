import { postPledge } from '@/features/giving/server/pledges/handlers'

export const POST = postPledge
