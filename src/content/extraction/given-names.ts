/** Given names of many countries, in lowercase: with a capitalised word after it, one begins a person's name. */
export const givenNames: ReadonlySet<string> = new Set(
  `aaron abdul abdullah abigail adam ada adele adil adrian adriana agnes agnieszka ahmad ahmed aidan aiko aisha akira alan alberto albert alejandro alejandra aleksandra alessandro alex alexander alexandra alexei alexis alfred ali alice alicia alina alison amal amanda amara amelia amina amir amit amy ana anastasia anders andrea andreas andreea andrei andrew andrzej angela angelo anika anil anita anja ann anna annabelle annie anne annette anthony antoine anton antonia antonio anya arjun arthur arun ashley astrid aurora austin ava axel ayesha
barbara barry becky betty bonnie brad brett bartosz beatrice beatriz ben benedict benjamin bernard bernd beth bianca bilal bill birgit bjorn björn bob boris brandon brenda brian bridget brigitte bruce bruno bruna
caleb calvin camila candice cassandra cedric chad chelsea cheryl cindy clarence clark clyde cody connie craig crystal curtis camille carl carla carlo carlos carmen carol carolina caroline catherine cecilia celine chantal charles charlotte chen chiara chidi chloe chloé chris christian christina christine christoph christopher ciara claire clara claudia claudio clement colin connor cristina cynthia
dale dan daniel darren dean debbie derrick devon dolores doug daniela daniele danielle darius dave david deborah deepa deepak denis denise dennis derek diana diane diego dieter dimitri dina dirk dmitri dmitry dominic dominik donald donna dora doris dorothy douglas duncan dylan
edith earl eddie edgar edmund eduardo edward edwin eileen ekaterina elaine eleanor elena eli elias elif elisa elisabeth elizabeth ella ellen elsa emeka emil emilia emily emma emmanuel enrico enrique eric erica erik erika ernest esra esther ethan eugene eva evan eve evelyn
fabian fabio faisal farah farid fatima fatma federico felipe felix ferdinand fernanda fernando fiona florence florian frances francesca francesco francis francisco francois françois frank franz fred freddie frederic frederick freya friedrich fritz
gabe gabriel gabriela gail gareth gary gavin gemma geoffrey georg george georgia gerald gerard gerhard giada gianni gilbert gina giorgio giovanni giulia giulio giuseppe gloria gonzalo gordon grace graham greg gregor gregory greta guido guillaume gustav gwen
habib hamza hana hanna hannah hans harald harold harriet harry haruki hasan hassan heather hector heidi helen helena helene helga henri henrik henry herbert hilda hiroshi holly howard hugh hugo hussein
ian ibrahim imran imani ida igor ilse imran ines inga inge ingrid irene irina iris isaac isabel isabella isabelle ivan ivana
jack jackie jared jay jeanette jill jo jocelyn jodie josh joy judy june kathy katy kayla kendra kirk kristin krystal jacob jacqueline jacques jake jakob jakub jamal james jamie jan jana jane janet janice jason jasmine javier jean jeff jeffrey jennifer jenny jens jeremy jerome jesse jessica jesus jim jin joan joana joanna joanne joao joão joe joel johan johann johanna john johnny jon jonas jonathan jordan jorge jose josé josef joseph josephine joshua joyce juan juana judith julia julian juliana julie julien juliette julius june jürgen jurgen justin justyna
kai kamala kamil karen karim karin karina karl karolina kasper kate katarina katarzyna katharina katherine kathleen kathryn katie katja kazuo keith kelly ken kenji kenneth kerry kevin khadija khalid kim kiran kirsten klara klaus kofi kristen kristian kristina kumar kurt kwame kyle
lara larissa larry lars latoya laurie leonora leroy leslie lloyd lori luther lydia laszlo lászló laura lauren laurence laurent lea leah lee leila lena leo leon leonard leonardo leonie leticia lewis li liam lidia lila lilian lily lina linda lionel lisa liu liz lola lorena lorenzo lorraine louis louisa louise luc luca lucas lucia lucía lucie lucy ludwig luigi luis luisa luiz luka lukas luke lynn
mabel madeleine mads mae mandy marcy marilyn marjorie marlene marsha maurice maxine melinda melvin mitchell molly morris muriel myra magda magdalena maggie magnus mahmoud maja malcolm malik manfred manuel manuela marc marcel marcia marco marcos marcus marek maren margaret margarita maria maría marian marianne marie marina mario marion marissa mark markus marta martha martin martina marvin mary maryam mason mateo mateusz mathias mathilde matt matteo matthew matthias maureen max maxim maximilian may maya megan mehmet mei melanie melissa mercedes mia michael michaela michal michel michele michelle miguel mikael mike mikhail mila milan mina miriam mirjam mohamed mohammad mohammed moira molly mona monica monika morgan moritz muhammad mustafa
nadia nadine nancy nate neal nana naomi natalia natalie natasha nathan neha neil nelson niamh nicholas nick nicola nicolas nicole niels nigel nikhil nikola nikolai nikos nils nina noah noel noor nora norbert norma norman nuno
octavia olaf ole oleg olga olivia oliver olivier omar oscar oskar osman otto owen
pablo paige pam pamela patsy pearl perry paola paolo pascal patricia patrick patrik paul paula paulina paulo pavel pedro peggy penelope per pete peter petra phil philip philipp philippa phillip phoebe pia pierre piotr polly priya
quentin quinn
rachel rafael ralph randall rhonda rodney ronnie roxanne roxana raffaele rahul raj rajesh ralf ralph ramon ramona randy raphael raquel rashid raul ravi ray raymond rebecca regina reinhard renate renata rene rené rhys ricardo riccardo richard rick rita rob robert roberta roberto robin rodrigo roger roland rolf roman ron ronald rosa rosalind rosemary rosie ross roy ruben ruby rudolf rupert russell ruth ryan
sabine sabrina sergio shaun shelby sherry shirley sophy stacey stacy sterling sydney sadia said salma sally salman sam samantha samir samuel sandra sandro sanjay santiago sara sarah sasha saskia scott sean sebastian selina sergei sergey sergio seth shane shannon sharon sheila shirin shreya sibylle sid silke silvia simon simona simone sofia sofie solveig sonia sophia sophie stan stanley stefan stefania stefano stefanie steffen stella stephan stephanie stephen steve steven stuart sue sunil susan susanna susanne suzanne sven svetlana sylvia
tabitha tadeusz takeshi tammy ted thelma tiffany todd tracey travis troy tyler tamara tanja tanya tara tariq tatiana ted teresa terry thea theo theodore theresa thierry thomas tiago tim timothy tina tobias todd tom tomas tomasz tommaso tony tracy trevor tristan
ulrich ulrike umberto ursula
vadim valentin val velma vicki vince valentina valeria valerie vanessa vera vernon veronica victor victoria vijay viktor vincent vincenzo viola violet virginia vivian vladimir
wade wallace walt walter wanda wayne wesley willie wilma wang warren wei wendy werner wilhelm will william winston wolfgang
xavier xin
yan yannick yara yasmin yasmine yolanda yuki yuri yusuf yves yvonne
zachary zahra zainab zara zeynep zoe zoé zofia`.split(/\s+/),
);

/** What stands before a person's name and is no part of it. */
export const honorifics: ReadonlySet<string> = new Set(
  "mr mrs ms miss mx dr prof professor sir madam dame lord lady herr frau monsieur madame señor señora sra signor signora rev father sister captain colonel general judge justice senator ceo cto cfo coo chairman chairwoman director coach chef detective president minister mayor inspector sergeant".split(
    " ",
  ),
);

/** Written in lowercase inside a person's name. */
export const nameParticles: ReadonlySet<string> = new Set(
  "van von de der den del della di da dos du la le el al bin ibn ter ten zu".split(" "),
);
