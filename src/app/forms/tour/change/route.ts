import { postTourChange } from '@/features/giving/server/tours/change'

export const POST = postTourChange
