import { plays } from '@/components/court/plays'
import { PageHero } from '@/components/ui/PageHero'
import { ProgramListSkeleton } from '@/features/programs/ProgramListSkeleton'

/** What stands here while the programs are on their way. */
export default function ProgramsLoading() {
  return (
    <>
      <PageHero title="OUR PROGRAMS" play={plays.pickAndRoll} size="huge" />
      <ProgramListSkeleton />
    </>
  )
}
