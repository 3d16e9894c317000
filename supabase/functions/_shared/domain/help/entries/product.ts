import { imageBytesMax } from "../../../contract/rules/uploads.ts";
import { help } from "../entry.ts";

const megabytes = Math.round(imageBytesMax / 1024 / 1024);

/** Photos, the history and articles. */
export const productHelp = [
  help(
    "photo",
    "What can I do with a photo?",
    "Add one on the Generate tab (choose, drop or paste it) and press [Generate Caption]: the caption is written for it, with or without a keyword. Where a language model is in use it looks at the picture; the built-in writer cannot, so tell it under [What does it show?] in a few words. The photo is not kept.",
    `what can I do with a photo
    can I upload a photo
    how do I add a photo
    where do I press to put in a photograph
    where do I put my photo
    how do I upload a picture
    upload image
    caption from a photo
    can it write a caption from my picture
    caption for a photo
    does it look at my photo
    can it see my photo
    can the AI see the image
    does it understand pictures
    how is my photo used
    what is the photo for
    do I need a keyword with a photo
    add an image
    where do I upload
    drag and drop a photo
    paste a screenshot
    take a photo with my camera
    can I add several photos
    multiple photos
    more than one picture
    carousel photos
    what does it show
    seen in your photo
    what is image context
    does the free plan use photos
    the caption has nothing to do with my photo
    does it crop or change my photo
    can it edit my photo
    add filters
    can you read a photo of a menu
    photo of text
    read the text in my picture
    recognize what is on the photo
    what can you see in a photo
    the caption talks about something different than my photo
    caption does not match my photo
    caption not about my picture
    it ignored my photo
    wrong caption for my photo
    it thought my dog was a bear
    it saw the wrong thing in my photo
    can I tell it what the photo shows
    can it see what breed my dog is
    can it tell what is in my picture
    it described my photo wrongly`,
    {
      open: "generate",
      comment: "Add it on the Generate tab and the caption is written for it; the photo is not kept.",
    },
  ),
  help(
    "photo-types",
    "Which photo files can I upload?",
    `PNG, JPG and GIF of less than ${megabytes} MB, one per caption. Save other types, such as HEIC, as JPG first; on an iPhone, sharing or a screenshot makes a JPG or PNG.`,
    `which file types can I upload
    what image formats are supported
    supported formats
    can I upload heic
    heic photos
    webp
    can I upload a pdf
    max file size
    how big can the photo be
    maximum image size
    file too large
    unsupported file type
    my photo is too large
    my photo is not accepted
    photo upload fails
    upload does not work
    png or jpg
    can I upload a gif
    size limit for images
    resolution of the picture
    why can't I upload my picture
    image could not be read
    what kind of files can I upload
    which files
    several photos at once
    can I upload several pictures
    multiple pictures
    my upload fails
    picture rejected
    why was my picture rejected
    why is my photo rejected
    can I upload 3 pictures
    it does not take my photo
    photo upload just spins
    upload spins and spins
    upload keeps failing
    upload is stuck
    iphone photos don't work`,
    { open: "generate", comment: `PNG, JPG and GIF of less than ${megabytes} MB.` },
  ),
  help(
    "video",
    "Can I upload a video, or make pictures?",
    "No: Caption Kite writes text. For a video, describe it in the keyword or upload a frame of it as a photo. It makes no pictures and no videos.",
    `can I upload a video
    video captions
    caption for my video
    does it work for videos
    subtitles
    closed captions
    does it make subtitles for my video
    can it create images
    generate an image
    make a picture
    can it make videos
    does it design posts
    text on image
    image generator
    can it write scripts
    video script
    voice over
    transcribe my video
    upload an mp4
    upload a reel
    can I upload a clip
    short clip instead of a photo
    mp4 instead of a picture
    can I use a clip from my phone
    can it write subtitles`,
    { comment: "It writes the text: describe the video in a few words or upload a frame of it." },
  ),
  help(
    "history",
    "Where do I find my earlier captions?",
    "In the History tab, newest first. Search them, filter by platform or [Favorites], or press [Open in Generate] to edit one. The list on the Generate tab shows only what you made since you signed in.",
    `where are my old captions
    where do I find my earlier captions
    where are my captions
    find a caption I made yesterday
    my captions disappeared
    my captions are gone
    I lost my captions
    where is my history
    see my history
    history
    caption history
    how do I see previous captions
    find last week's caption
    are my captions saved
    do you save my captions
    do I have to save captions
    how long are captions saved
    how far back does the history go
    how do I search my history
    search my captions
    filter my history by platform
    why is my list empty
    the generate list is empty after I logged in
    recover a caption
    load more captions
    how do I use an old caption again
    No captions yet
    is the history limited
    does it remember my captions
    does it keep my old captions
    are old captions still there
    my captions got deleted
    how many captions are stored
    can I see captions from last year
    how many captions do you keep
    where did my captions go
    recover my history
    how do I find captions with a word
    find a caption by a word
    search for a caption`,
    { open: "history", comment: "In the History tab: every caption is kept there until you delete it." },
  ),
  help(
    "favorites",
    "How do I mark a caption as a favorite?",
    "Press the star beside it. In the History tab [Favorites] shows only those.",
    `how do I save a caption as favorite
    favorites
    favourites
    star a caption
    bookmark a caption
    save a caption for later
    how do I save a caption
    mark a caption
    where are my favorites
    what does the star do
    pin a caption
    collect good captions
    like a caption
    find starred captions
    where did my saved ones go
    what does favorites do`,
    { open: "history" },
  ),
  help(
    "restore-history",
    "Can I get deleted captions back?",
    "Only for a few seconds: press Undo in the message that appears when you delete. After that they are gone for good, and we cannot bring them back either. A copy that you exported before keeps them.",
    `I accidentally deleted one from history can I get it back
    I deleted my history by mistake
    undo clear history
    can I restore deleted captions
    get back deleted captions
    can I recover deleted captions
    restore deleted caption
    I deleted a caption by accident
    undo delete
    accidentally deleted everything
    deleted everything by mistake
    I accidentally cleared my history
    can you restore my captions`,
    { open: "history", comment: "Only for a few seconds, with Undo; after that they are gone for good." },
  ),
  help(
    "clear-history",
    "How do I delete my captions?",
    "In the History tab press [Delete] beside an entry, or [Clear History] for all of them, and confirm. You can undo it for a few seconds; after that they are gone for good. Your account stays.",
    `how do I delete a caption
    delete captions
    how do I clear my history
    clear history
    delete my history
    remove a caption from my history
    erase all captions
    delete one entry
    delete old captions
    wipe my captions
    how do I remove captions I don't want
    how do I clear history
    how do I delete a caption from my history`,
    {
      open: "history",
      comment: "In the History tab press Delete beside it; a few seconds later it is gone for good.",
    },
  ),
  help(
    "article-comments",
    "Can I comment on an article?",
    "Articles here cannot be commented. Comments stand under our posts on the social networks, and are removed there by the network or by us if they insult or advertise. To tell us something, use the Contact page.",
    `how do I leave a comment on an article
    can I comment on an article
    my comment got removed
    why was my comment deleted
    where are the comments
    where do I comment
    can I reply to a comment here`,
    { open: "contact" },
  ),
  help(
    "articles",
    "What are the articles?",
    "The row of articles on the main page and the sign-in page is about trends, marketing and writing for social media. Click one to read it; it costs nothing.",
    `what are the articles
    where are the articles
    blog
    do you have a blog
    read articles
    articles about social media
    who writes the articles
    how do I read an article
    tips and articles
    news
    can I share an article
    do articles cost something`,
  ),
];
