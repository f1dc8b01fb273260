import { postTourChange } from '@/features/tours/change'

export const POST = postTourChange
