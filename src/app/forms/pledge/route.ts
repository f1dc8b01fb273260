import { postPledge } from '@/features/giving/store/pledges/handlers'

export const POST = postPledge
