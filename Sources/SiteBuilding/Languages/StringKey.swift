/// The texts that Swift puts into pages, by their keys in the words files.
///
/// Templates and scripts of a theme use further keys, which `StringUse` finds there.
enum StringKey: String, CaseIterable, Sendable {
  // Every page.
  case language, matrix, compare, lab, overview, reference, breadcrumbs, previous, next, onThisPage
  case editThisPage, languages

  // The front page.
  case siteName, frontTitle, frontLead, pictureOfSite, noEngines, aboutEngine, referenceEngine
  case doorLearn, doorLearnText, doorWhy, doorWhyText, doorTry, doorTryText, doorSolve,
    doorSolveText, doorTest, doorTestText, doorCompare, doorCompareText
  case openInLab, solutions, pagesOfProse
  case strayVerdicts, allVerdicts, badgeOfEngine, askedHead, askedOf, holdsHead, holdsOf, percent

  // A scenario as a story.
  case storyLabel, storyLabelFound, storyMoments, storySource, storyInside, storyOutside
  case storyFound, storyHeld, getsMessage

  // A scenario in one sentence.
  case summarySkipped, summarySkippedWith, summarySkippedWithAll, summaryOutside, summaryFound
  case summaryNothingFound, summaryCancelled, summaryFailed, summaryEffect, summaryNothing,
    summaryAgain, summaryKeeps,
    summaryList

  // Where there is no page, or no longer.
  case notFound, movedPage, isNow

  // What a preview shows while its sources have mistakes.
  case siteBeginning, siteComing, siteFailed, mistakes, mistakesStop, mistakesHere
  case mistakesElsewhere, mistakeHint, openInEditor

  // Translations.
  case untranslatedPage, untranslatedSection, outdatedSection, seeOriginal

  // Clauses, stages and scenarios.
  case page, clause, clauses, allClauses, tableOfClauses, tableOfPages, level, feature, scenario
  case scenarios, stage, traceabilityMatrix, table, scenariosOfClause, stepsOfScenario
  case scenarioCount, inEveryRow
  case documented, observed, reported, disputed, restsOn, mentionedIn, stageDrawing

  // Verdicts.
  case passed, failed, deviated, errored, known, skipped, notRun, notTested, countedOutcome
  case expected, actual, takes, takesAnotherWay, expectedToFail, moreDifferences, more
  case notClaimed, claimedWithout

  // The page of one engine.
  case figuresMean, claimedKinds, lackedParts, byPage, byFeature, resultsByPage, resultsByFeature,
    allPages
  case behavesAsIf, likelyFaults, weakFaults
  case fewRows, rowsPass, rowsFailOtherwise, rowsBeside, rowsShared, partOfWider, judgedOnPart
  case askedBesides
  case fits, orFault, explains, contradicted, unexplained
  case flaky, flakyMeans
  case nothingWrong, findings, exampleHead, expectedFindings, seeReplay, countedClauses
  case failures, failuresInClause, expectationHead, expectedHead, actualHead
  case chosen, choices, choiceHead, declined, reasonsForSkipping, reason
  case history, thisReport, changesSince, nothingChanged, newlyFailing, newlyDeviating
  case newlySkipped, newlyPassing, changedReason, addedScenarios, removedScenarios, version

  // All engines side by side, and where they differ.
  case enginesByPages, enginesByFeatures, enginesByClauses, differ, differences, noTwoEngines
  case noDifferences, eachEngine

  // Coverage of the sources, and evidence.
  case coverage, coverageBySection, coverageSummary, section, statementsRun, statementsStated
  case statementsUntestable, statementsOpen, total, evidence, evidenceIntroduction
  case clausesByConfidence, ofTheseRecorded, recordedOn, confidence, rowsToRun, nothingToSettle,
    andMore
  case holdsFrom, holdsBefore, holdsBetween
  case heldOn, partlyHeldOn, uikitDiffers, notAskedOn, uikitNotAsked, uikitRuns, system
  case heldHead, differingHead, changedHead, unaskedHead

  // The phrasebook.
  case phrasebook, phrasebookIntroduction, phrasesOfChange, phrasesOfEvent, phrasesOfExpectation
  case phrasesOfFeature, phrase, whatItSays, example, noExample, fillingSlots, slot, slots
  case whatStandsThere

  // The command line, and the format of reports.
  case commandLine, commandLineIntroduction, optionsOfCommand, option, whatItDoes, defaultValue
  case oneOf, reportFormat, reportFormatIntroduction, itsSchema, fieldsOfObject, field, value
  case meaning, mayBeAbsent, alwaysValue, oneOfValues, typeFrom, arrayOf, eitherValue
  case whereField, withFields, withoutFields
}
