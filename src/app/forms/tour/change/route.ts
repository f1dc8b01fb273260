import { postTourChange } from '@/features/giving/store/tours/change'

export const POST = postTourChange
