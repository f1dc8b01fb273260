import type { Content, Equipment, Goal, ListName, Part, Position, Quality, Slot, Style, Unit } from './options'

/** The library that staff maintain for the plans, as sent to the browser: published, in order, without personal data. */
export type Library = {
  exercises: LibraryExercise[]
  meals: LibraryMeal[]
  foods: LibraryFood[]
  videos: LibraryVideo[]
  tips: LibraryTip[]
}

export type LibraryExercise = {
  title: string
  list: ListName
  quality: Quality
  /** For example '3 × 8'. */
  dose: string
  how: string
  minAge: number
  /** Empty for all goals. */
  goals: Goal[]
  /** Empty for all positions. */
  positions: Position[]
  equipment: Equipment
  /** Landings from jumps in one session. */
  landings: number
}

export type LibraryFood = {
  id: string
  name: string
  contains: Content[]
  youthFriendly: boolean
  /** The id of a substitute. */
  swap: string | null
}

export type LibraryMeal = {
  id: string
  slot: Slot
  /** Empty for all styles. */
  styles: Style[]
  minAge: number
  main: string
  /** Not for snacks. */
  side: string
  drink: string
  foods: { food: string; amount: number; unit: Unit; part: Part }[]
}

export type LibraryVideo = { title: string; list: ListName; url: string; minAge: number }

export type LibraryTip = { text: string; styles: Style[]; minAge: number }
